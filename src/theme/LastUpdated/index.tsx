import {useEffect, useRef, useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

function format(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** A date in words. Those that the server wrote are left as they are: to format a date, a phone loads its language first. */
function DateInWords({date}: {date: Date}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const takesOver = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  const [words, setWords] = useState(() => (takesOver ? '' : format(date, currentLocale)));
  const time = useRef<HTMLTimeElement>(null);

  // Nothing was there to take over: React has drawn the page anew.
  useEffect(() => {
    if (time.current?.textContent === '') setWords(format(date, currentLocale));
  });

  return (
    <time
      ref={time}
      dateTime={date.toISOString()}
      itemProp="dateModified"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: words}}
    />
  );
}

/** OURS: when a page last changed, without formatting the date anew in the browser; authors are not shown. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{
        date: (
          <b>
            <DateInWords key={lastUpdatedAt} date={new Date(lastUpdatedAt)} />
          </b>
        ),
      }}
    >
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{atDate: date, byUser: ''}}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
