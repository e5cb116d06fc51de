import {expect, test} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {exampleHostsOf, findExampleHosts} from './findExampleHosts';

const unset = ['econtract.example.com'];

test.each([
  '<p>Write to <a href="mailto:an@example.com">an@example.com</a>, or call api.acme.vn.</p>',
  '<p>Give <code>https://partner.example.com/status</code>.</p><pre>POST https://partner.example.com</pre>',
  '<div class="mockup-sms"><u>contract.example.com</u></div><p>for example.Then</p>',
  '<script>const example = "https://a.example.com"</script>',
])('people and hosts of samples are invented: %s', (html) => {
  expect(exampleHostsOf(html, unset)).toEqual([]);
});

test.each([
  ['<p>Open https://app.example.com/login.</p>', ['https://app.example.com']],
  ['<p>The platform is at app.example.com.</p>', ['app.example.com']],
  ['<a href="https://acme.example/help">Help</a>', ['href https://acme.example']],
  ['<meta property="og:url" content="https://docs.example.com/docs">', ['content https://docs.example.com']],
  ['<pre>curl https://econtract.example.com/api</pre>', ['https://econtract.example.com']],
])('an address that readers might follow is found: %s', (html, found) => {
  expect(exampleHostsOf(html, unset)).toEqual(found);
});

test('each host is named once, with its first pages', async () => {
  const page = '<p>https://app.example.com</p>';
  const folder = scratchFolder({'a.html': page, 'b.html': page, 'c.html': page, 'd.html': page, 'e.html': '<p>.</p>'});
  expect(await findExampleHosts(folder, unset)).toEqual([
    'Pages name https://app.example.com, a host that nobody has (4): a.html, b.html, c.html, …. Write the real address, ' +
      'or put an invented one into code or a mockup.',
  ]);
});
