import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { TextPage, TextSection } from '../../ui/TextPage';
import { AccessHelp } from './AccessHelp';
import { CancellingHelp } from './CancellingHelp';
import { ChangingHelp } from './ChangingHelp';
import { PayingHelp } from './PayingHelp';
import styles from './SupportPage.module.css';

const CONTENTS = [
  { id: 'paying', title: 'Paying' },
  { id: 'access', title: 'Access and login' },
  { id: 'changes', title: 'Changing details' },
  { id: 'cancelling', title: 'Cancelling' },
  { id: 'technical', title: 'When something does not work' },
  { id: 'contact', title: 'Reaching us' },
] as const;
const [PAYING, ACCESS, CHANGES, CANCELLING, TECHNICAL, CONTACT] = CONTENTS;

/** Help with what people ask about, and the way to a person for the rest. */
export default function SupportPage() {
  return (
    <TextPage
      title="Support"
      description="Help with paying, credentials that have not arrived, changing your details, cancelling, and technical trouble, and how to reach the hosts."
      heading="Help along the way"
      lead="The questions that come up most, answered. For everything else there is a person."
      contents={CONTENTS}
    >
      <TextSection {...PAYING}>
        <PayingHelp />
      </TextSection>
      <TextSection {...ACCESS}>
        <AccessHelp />
      </TextSection>
      <TextSection {...CHANGES}>
        <ChangingHelp />
      </TextSection>
      <TextSection {...CANCELLING}>
        <CancellingHelp />
      </TextSection>
      <TextSection {...TECHNICAL}>
        <ul>
          <li>
            Load the page again. What you typed into a booking, a chat message or the contact form is still
            there.
          </li>
          <li>
            Offline? Pages you have open stay readable, and chat messages wait and go out when you are back.
          </li>
          <li>
            Booking, paying and the chat need JavaScript, and signing in needs cookies. The public pages can
            be read without either.
          </li>
          <li>
            If PayPal's window does not open, allow pop-ups for this site and press the button again. You are
            not charged twice.
          </li>
          <li>Still stuck? Tell us what you did, on which page, and what it said.</li>
        </ul>
      </TextSection>
      <TextSection {...CONTACT}>
        <p>
          Your message goes to the hosts of your trip and to the operator at once. A person answers by email;
          there are no office hours, so we promise none. By mail: <ContactAddress />.
        </p>
        <div className={styles.ways}>
          <ButtonLink to={paths.contact()}>Write to us</ButtonLink>
          <ButtonLink to={paths.contact('call')} tone="quiet">
            Schedule a call
          </ButtonLink>
        </div>
      </TextSection>
    </TextPage>
  );
}
