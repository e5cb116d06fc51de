import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {BadgeCheck, CloudCog, PenLine, ScanFace, Signature, Usb} from 'lucide-react';
import VersionedLink from '@site/src/site/components/VersionedLink';
import Section from '@site/src/site/components/home/Section';
import styles from './styles.module.css';

function methods() {
  return [
    {
      icon: PenLine,
      name: translate({id: 'site.home.methods.draw', message: 'Drawn signature'}),
      need: translate({id: 'site.home.methods.draw.need', message: 'A finger or a mouse, and a code'}),
      to: '/docs/tutorial/receiver/signdraw',
    },
    {
      icon: Signature,
      name: translate({id: 'site.home.methods.esign', message: 'E-sign'}),
      need: translate({id: 'site.home.methods.esign.need', message: 'A code by e-mail or SMS'}),
      to: '/docs/tutorial/receiver/e_sign',
    },
    {
      icon: ScanFace,
      name: translate({id: 'site.home.methods.ekyc', message: 'eKYC'}),
      need: translate({
        id: 'site.home.methods.ekyc.need',
        message: 'Your identity paper, your face and a one-time code',
      }),
      to: '/docs/tutorial/receiver/eKYC',
    },
    {
      icon: CloudCog,
      name: translate({id: 'site.home.methods.smartca', message: 'SmartCA'}),
      need: translate({id: 'site.home.methods.smartca.need', message: 'A certificate in the cloud'}),
      to: '/docs/tutorial/receiver/signdigital-SmartCA',
    },
    {
      icon: Usb,
      name: translate({id: 'site.home.methods.usb', message: 'USB token'}),
      need: translate({id: 'site.home.methods.usb.need', message: 'A certificate on a USB device'}),
      to: '/docs/tutorial/receiver/signdigital-usb-token',
    },
    {
      icon: BadgeCheck,
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
      isTinted
      heading={<Translate id="site.home.methods.heading">How will you sign?</Translate>}
      lead={
        <p className={styles.lead}>
          <Translate id="site.home.methods.lead">
            The sender decides which permission each recipient has. Have this at hand:
          </Translate>
        </p>
      }
    >
      <ul className={styles.grid}>
        {methods().map(({icon: Icon, name, need, to}) => (
          <li key={to}>
            <VersionedLink className={styles.method} to={to}>
              <Icon aria-hidden size={24} strokeWidth={1.75} />
              <span>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.need}>{need}</span>
              </span>
            </VersionedLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
