import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** A date in words, in UTC. The browser's own way to write dates makes a phone load its language first. */
function inWords(date: Date): string {
  const months = translate({
    id: 'site.date.months',
    message: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    description: 'The twelve months, as dates name them, with a space between them',
  }).split(' ');
  return translate(
    {id: 'site.date', message: '{month} {day}, {year}'},
    {day: date.getUTCDate(), month: months[date.getUTCMonth()] ?? '', year: date.getUTCFullYear()},
  );
}

/** OURS: when a page last changed, in words that need no data of a language; authors are not shown. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const atDate = (
    <Translate
      id="theme.lastUpdated.atDate"
      values={{
        date: (
          <b>
            <time dateTime={date.toISOString()} itemProp="dateModified">
              {inWords(date)}
            </time>
          </b>
        ),
      }}
    >
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{atDate, byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
