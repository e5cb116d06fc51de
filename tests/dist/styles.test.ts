import {expect, test} from 'vitest';
import type {BuiltSite} from './readSite';
import {pageWith, siteOf} from './siteOf';
import {styles} from './styles';

const findingsOf = async (site: BuiltSite) =>
  (await styles.run(site)).findings.map(({where, problem}) => `${where}: ${problem}`);

const site = (css: string) =>
  siteOf({'/index.html': pageWith('<p class="button own">'), '/assets/css/styles.css': css});

test('a class of Infima with its rules is fine, and so is a class of the site', async () => {
  expect(await findingsOf(site('.button{color:red}'))).toEqual([]);
});

test('a class of Infima without rules is found', async () => {
  expect(await findingsOf(site('.button--primary{color:red}'))).toEqual([
    '/: class "button" has lost its rules; see src/publishing/bundle.',
  ]);
});

test('the rules of one language are none of another', async () => {
  const page = pageWith('<p class="button">');
  const files = {'/index.html': page, '/assets/css/styles.css': '.button{color:red}', '/vi/index.html': page};
  expect(await findingsOf(siteOf(files))).toEqual([
    '/vi/: class "button" has lost its rules; see src/publishing/bundle.',
  ]);
});
