import {describe, expect, it} from 'vitest';
import {message, type MessageId} from './messages';

describe('message', () => {
  it('puts values into a text and leaves unknown marks', () => {
    expect(message('en', 'api.since', {version: '2.3.0'})).toBe('Since 2.3.0');
    expect(message('vi', 'api.since', {})).toBe('Có từ {version}');
  });

  it('names the file that lacks an id', () => {
    expect(() => message('vi', 'llms.newSidebar' as MessageId)).toThrow(
      'i18n/vi/build.json has no message "llms.newSidebar". Add it.',
    );
  });
});
