import {createContext, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {sanitizeTabsChildren, TabsProvider, useTabsContextValue} from '@docusaurus/theme-common/internal';
import siteStorage from '@generated/site-storage';
import type {Props} from '@theme/Tabs';
import clsx from 'clsx';
import {readChoice, restoreEarly} from '../shared/restoreEarly';
import styles from './styles.module.css';

/** Name of the radio buttons of the tabs around, unique in the page. */
export const TabsName = createContext('');

/**
 * Contents of which one is shown. The browser's own radio buttons choose (`TabItem.tsx`), so a press works before and
 * without the application, which remembers the choice of a group and takes it over in the other tabs of that group.
 */
export default function Tabs(props: Props): ReactNode {
  const {className, block, groupId, queryString} = props;
  const name = useId();
  const tabs = useTabsContextValue(props);
  const {selectedValue, selectValue} = tabs;
  const container = useRef<HTMLDivElement>(null);
  const query = queryString === true ? groupId : queryString || undefined;
  const key = groupId && `docusaurus.tab.${groupId}${siteStorage.namespace}`;

  useLayoutEffect(() => {
    const shown = container.current?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
    // What was pressed before the application ran.
    if (shown !== undefined && shown !== selectedValue && shown !== readChoice(query, key)) selectValue(shown);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const data = `data-name="${name}" data-query="${query ?? ''}" data-key="${key ?? ''}"`;
  const early = `<script ${data}>(${restoreEarly.toString()})(${readChoice.toString()})</script>`;
  return (
    <TabsProvider value={tabs}>
      <TabsName value={name}>
        <div
          ref={container}
          className={clsx(ThemeClassNames.tabs.container, styles.tabs, block && styles.block, className)}
          role="group"
          aria-label={translate({
            id: 'site.tabs.label',
            message: 'Choose what applies to you',
            description: 'Names a row of tabs for screen readers',
          })}
        >
          {sanitizeTabsChildren(props.children)}
        </div>
        {/* Not an element of React's, which would warn that it runs no scripts: the parser does. */}
        {(query ?? key) && <div hidden dangerouslySetInnerHTML={{__html: early}} />}
      </TabsName>
    </TabsProvider>
  );
}
