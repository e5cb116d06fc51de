import {translate} from '@docusaurus/Translate';
import type {Audience} from '@site/src/content/front-matter/frontMatter';

/** @returns what a group of readers is called */
export default function audienceName(audience: Audience): string {
  const names: Record<Audience, string> = {
    everyone: translate({id: 'site.audience.everyone', message: 'Everyone'}),
    sender: translate({id: 'site.audience.sender', message: 'Senders'}),
    receiver: translate({id: 'site.audience.receiver', message: 'Receivers'}),
    administrator: translate({id: 'site.audience.administrator', message: 'Administrators'}),
    integrator: translate({id: 'site.audience.integrator', message: 'Integrators'}),
  };
  return names[audience];
}
