import Translate, {translate} from '@docusaurus/Translate';

export const label = translate({id: 'site.button.send', message: 'Send to {name}', description: 'A button'});

export const line = (
  <Translate id="site.line" description="A line">
    {'Sent by {name}'}
  </Translate>
);

const id = `site.${Math.random()}`;

export const unreadable = translate({id, message: 'Lost'});

export const computed = (
  <Translate id="site.computed" description="A line">
    {id.toUpperCase()}
  </Translate>
);
