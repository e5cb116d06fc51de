import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {forgetFallback, fallbackAt} from './versionFallback';

/** Says that the chosen version does not have the reader's page, and shows the way back to it. */
export default function VersionFallbackNotice({version}: {version: string}): ReactNode {
  const {pathname} = useLocation();
  // Remembered for this mount only: the notice is not shown again when the reader comes back.
  const [page] = useState(() => fallbackAt(pathname));
  useEffect(forgetFallback, []);
  if (!page) return null;
  return (
    <div className="alert alert--info margin-bottom--md" role="status" data-version-fallback="">
      <Translate
        id="site.versionFallback.text"
        description="{back} is a link: site.versionFallback.back"
        values={{
          version: <b>{version}</b>,
          back: (
            <Link to={page.missed}>
              <Translate id="site.versionFallback.back" values={{version: page.missedIn}}>
                {'Back to your page in version {version}'}
              </Translate>
            </Link>
          ),
        }}
      >
        {'Version {version} does not have the page you were on; this is the nearest one. {back}.'}
      </Translate>
    </div>
  );
}
