import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import VersionedLink from '@site/src/site/components/VersionedLink';
import Section from '@site/src/site/components/home/Section';
import Pictogram, {type PictogramName} from './Pictogram';
import styles from './styles.module.css';

interface Method {
  picture: PictogramName;
  name: string;
  need: string;
  to: string;
}

function methods(): Method[] {
  return [
    {
      picture: 'draw',
      name: translate({id: 'site.home.methods.draw', message: 'Drawn signature'}),
      need: translate({id: 'site.home.methods.draw.need', message: 'A finger or a mouse, and a code'}),
      to: '/docs/tutorial/receiver/signdraw',
    },
    {
      picture: 'esign',
      name: translate({id: 'site.home.methods.esign', message: 'E-sign'}),
      need: translate({id: 'site.home.methods.esign.need', message: 'A code by e-mail or SMS'}),
      to: '/docs/tutorial/receiver/e_sign',
    },
    {
      picture: 'ekyc',
      name: translate({id: 'site.home.methods.ekyc', message: 'eKYC'}),
      need: translate({id: 'site.home.methods.ekyc.need', message: 'Identity paper, face and a code'}),
      to: '/docs/tutorial/receiver/eKYC',
    },
    {
      picture: 'smartca',
      name: translate({id: 'site.home.methods.smartca', message: 'SmartCA'}),
      need: translate({id: 'site.home.methods.smartca.need', message: 'A certificate in the cloud'}),
      to: '/docs/tutorial/receiver/signdigital-SmartCA',
    },
    {
      picture: 'usb',
      name: translate({id: 'site.home.methods.usb', message: 'USB token'}),
      need: translate({id: 'site.home.methods.usb.need', message: 'A certificate on a USB device'}),
      to: '/docs/tutorial/receiver/signdigital-usb-token',
    },
    {
      picture: 'approve',
      name: translate({id: 'site.home.methods.approve', message: 'Approval'}),
      need: translate({id: 'site.home.methods.approve.need', message: 'Your agreement, without a signature'}),
      to: '/docs/tutorial/receiver/approve',
    },
  ];
}

/** The ways to sign, each with what the signer needs. */
export default function SigningMethods(): ReactNode {
  return (
    <Section
      id="methods"
      heading={<Translate id="site.home.methods.heading">How will you sign?</Translate>}
      lead={
        <Translate id="site.home.methods.lead">
          The sender decides which permission each recipient has. Have this at hand:
        </Translate>
      }
    >
      <ul className={styles.methods}>
        {methods().map(({picture, name, need, to}) => (
          <li key={to} className={styles.method}>
            <Pictogram name={picture} />
            <p className={styles.words}>
              <VersionedLink className={styles.name} to={to}>
                {name}
              </VersionedLink>{' '}
              <span className={styles.need}>{need}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
