import {describe, expect, it} from 'vitest';
import {feedbackAddress} from './feedbackAddress';

describe('feedbackAddress', () => {
  it('fills in the subject of a mail', () => {
    expect(feedbackAddress('mailto:docs@example.com', 'Ký nháy & co')).toBe(
      'mailto:docs@example.com?subject=K%C3%BD%20nh%C3%A1y%20%26%20co',
    );
  });
  it('fills in the title of a form that already has parameters', () => {
    expect(feedbackAddress('https://forms.example.com/new?label=docs', 'A')).toBe(
      'https://forms.example.com/new?label=docs&title=A',
    );
  });
});
