import type {ReactNode} from 'react';
import Link, {type Props} from '@docusaurus/Link';
import {useDocsVersionCandidates, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {findPage, routeIn} from '@site/src/content/page-data/shared/siteVersion';

/** A link to a page of the current version that leads to the version the reader chose, where that has the page. */
export default function VersionedLink({to, ...props}: Props & {to: string}): ReactNode {
  const [path = to, ...hash] = to.split(/(?=#)/);
  const address = useBaseUrl(path);
  const route = routeIn(useLatestVersion(undefined), address);
  const [page] = useDocsVersionCandidates(undefined).flatMap((version) => findPage(version, route) ?? []);
  return <Link {...props} to={[page ?? address, ...hash].join('')} />;
}
