import Translate, {translate} from '@docusaurus/Translate';

const email = translate({id: 'site.email', message: 'the e-mail'});

export const Send = () => (
  <Translate id="site.send" values={{way: email}}>
    {'Send {way} by e-mail.'}
  </Translate>
);

export const Sent = () => (
  <Translate id="site.sent">
    It was sent
    by e-mail.
  </Translate>
);
