import {describe, expect, it} from 'vitest';
import {message} from './messages';

describe('message', () => {
  it('puts values into a text and leaves unknown marks', () => {
    expect(message('en', 'api.since', {version: '2.3.0'})).toBe('Since 2.3.0');
    expect(message('vi', 'api.since', {})).toBe('Có từ {version}');
  });
});
