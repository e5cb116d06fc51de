import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Audience} from '@site/src/content/frontMatter';
import styles from './styles.module.css';

/** @returns the reader's name in the page's language. */
function audienceName(audience: Audience): string {
  const names: Record<Audience, string> = {
    everyone: translate({id: 'site.audience.everyone', message: 'Everyone', description: 'For whom a page is'}),
    sender: translate({id: 'site.audience.sender', message: 'Senders', description: 'For whom a page is'}),
    receiver: translate({id: 'site.audience.receiver', message: 'Receivers', description: 'For whom a page is'}),
    administrator: translate({
      id: 'site.audience.administrator',
      message: 'Administrators',
      description: 'For whom a page is',
    }),
    integrator: translate({id: 'site.audience.integrator', message: 'Integrators', description: 'For whom a page is'}),
  };
  return names[audience];
}

/** Says quietly below the title for whom the page is. */
export default function PageAudience({audience}: {audience: readonly Audience[]}): ReactNode {
  if (audience.length === 0) {
    return null;
  }
  return (
    <p className={styles.audience}>
      <Translate
        id="site.audience.label"
        description="Quiet line below a page's title; {audience} is a list such as Senders, Receivers"
        values={{audience: <strong>{audience.map(audienceName).join(', ')}</strong>}}
      >
        {'For: {audience}'}
      </Translate>
    </p>
  );
}
