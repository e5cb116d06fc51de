import {use, type ReactNode} from 'react';
import {useScrollPositionBlocker, useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import styles from './styles.module.css';
import {TabsName} from './Tabs';

/** One of the contents, below its name: so it is read on paper and as Markdown. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const {label, attributes} = tabValues.find((tab) => tab.value === value) ?? {};
  return (
    <>
      <label {...attributes} className={clsx('tab-name', styles.name, attributes?.className as string)}>
        <input
          type="radio"
          name={use(TabsName)}
          value={value}
          checked={value === selectedValue}
          // Browsers remember what was checked in a page that is loaded again, for the radio button in this place.
          autoComplete="off"
          onChange={({currentTarget}) => {
            // Tabs of the same group may get another height above.
            blockElementScrollPositionUntilNextRender(currentTarget);
            selectValue(value);
          }}
        />
        {label ?? value}
      </label>
      <div className={clsx(styles.panel, className)}>{children}</div>
    </>
  );
}
