import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

/** Writes a date in UTC. `Intl` would make a phone load the data of a language first. */
function formatDate(date: Date): string {
  const months = translate({
    id: 'site.date.months',
    message: 'January February March April May June July August September October November December',
    description: 'The twelve months as dates write them, separated by spaces',
  }).split(' ');
  const digits = translate({
    id: 'site.date.dayDigits',
    message: '1',
    description: 'How many digits the day of a date has at least: 1 or 2',
  });
  const day = String(date.getUTCDate()).padStart(Number(digits), '0');
  return translate(
    {id: 'site.date', message: '{day} {month} {year}'},
    {day, month: months[date.getUTCMonth()] ?? '', year: date.getUTCFullYear()},
  );
}

/** OURS: the date is written with messages of the site; authors are not shown. */
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
              {formatDate(date)}
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
