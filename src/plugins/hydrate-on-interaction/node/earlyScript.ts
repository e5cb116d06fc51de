import {noSingleKeys, singleKeysKey} from '../../local-search/client/singleKeys';
import {applyStoredChoices, type StoredChoices} from '../shared/applyStoredChoices';

/**
 * @param namespace suffix of the site's keys in storage
 * @param announcementId of the current announcement, if there is one
 * @returns the inline script that applies the reader's stored choices before the first paint
 */
export function earlyScript(namespace: string, announcementId = ''): string {
  const choices: StoredChoices = {
    namespace,
    announcementId,
    dismissedAttribute: 'data-announcement-bar-initially-dismissed',
    singleKeysKey,
    singleKeysAttribute: noSingleKeys,
  };
  return `(${applyStoredChoices.toString()})(${JSON.stringify(choices)})`;
}
