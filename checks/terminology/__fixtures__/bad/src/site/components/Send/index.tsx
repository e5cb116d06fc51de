import Translate, {translate} from '@docusaurus/Translate';

const email = translate({id: 'site.email', message: 'the email'});

export const Send = () => (
  <Translate id="site.send" values={{way: email}}>
    {'Send {way} by email.'}
  </Translate>
);

export const Sent = () => (
  <Translate id="site.sent">
    It was sent
    by email.
  </Translate>
);
