import {afterEach, describe, expect, it, vi} from 'vitest';
import {messageAddress, postFeedback, type Feedback} from './feedback';

describe('messageAddress', () => {
  it('fills in the subject of a mail', () => {
    expect(messageAddress('mailto:docs@example.com', 'Ký nháy & co')).toBe(
      'mailto:docs@example.com?subject=K%C3%BD%20nh%C3%A1y%20%26%20co',
    );
  });
  it('fills in title and text of a form that already has parameters', () => {
    expect(messageAddress('https://forms.example.com/new?label=docs', 'A', 'B & C')).toBe(
      'https://forms.example.com/new?label=docs&title=A&body=B%20%26%20C',
    );
  });
});

describe('postFeedback', () => {
  const feedback: Feedback = {page: 'https://a/b', language: 'vi', version: '2.3.0', answer: 'no', comment: 'Ảnh cũ'};
  const endpoint = 'https://feedback.example.com/docs';
  afterEach(() => vi.unstubAllGlobals());

  it('posts JSON', async () => {
    const request = vi.fn(async () => new Response(null, {status: 204}));
    vi.stubGlobal('fetch', request);
    await postFeedback(endpoint, feedback);
    const [address, {method, headers, body}] = request.mock.calls[0] as unknown as [string, RequestInit];
    expect([address, method, headers]).toEqual([endpoint, 'POST', {'Content-Type': 'application/json'}]);
    expect(JSON.parse(body as string)).toEqual(feedback);
  });
  it('rejects what the endpoint has not accepted', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, {status: 429}));
    await expect(postFeedback(endpoint, feedback)).rejects.toThrow('429');
  });
});
