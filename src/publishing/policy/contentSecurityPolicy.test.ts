import {expect, test} from 'vitest';
import {buildPolicy} from './contentSecurityPolicy';

const nothing = {hasAnalytics: false, hasHostedSearch: false, feedbackEndpoint: ''};

test('by default no other host may be asked for anything', () => {
  expect(buildPolicy([], nothing)).not.toMatch(/https?:/);
  expect(buildPolicy([], nothing)).not.toMatch(/script-src[^;]*unsafe/);
});

test('the hashes come in the same order in every build', () => {
  const policy = buildPolicy(["'sha256-b'", "'sha256-a'"], nothing);
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
});

test('analytics and hosted search open exactly their own hosts', () => {
  expect(buildPolicy([], {...nothing, hasAnalytics: true})).toMatch(
    /script-src 'self' https:\/\/www\.googletagmanager\.com;/,
  );
  expect(buildPolicy([], {...nothing, hasHostedSearch: true})).toMatch(/connect-src 'self' https:\/\/\*\.algolia\.net/);
  expect(buildPolicy([], {...nothing, hasHostedSearch: true})).not.toContain('google');
});

test('feedback may be posted to its endpoint and to no other host', () => {
  const connect = (feedbackEndpoint: string): string | undefined =>
    /connect-src ([^;]*)/.exec(buildPolicy([], {...nothing, feedbackEndpoint}))?.[1];
  expect(connect('https://feedback.example.com/docs?key=1')).toBe("'self' https://feedback.example.com");
  expect(connect('/feedback')).toBe("'self'");
});
