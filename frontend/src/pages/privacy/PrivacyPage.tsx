import { Link } from '../../ui/Link';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { paths } from '../../lib/paths';
import { TextPage, TextSection } from '../../ui/TextPage';
import { DeviceTable } from './DeviceTable';
import { KeptTable } from './KeptTable';

const CONTENTS = [
  { id: 'kept', title: 'What we keep, why and how long' },
  { id: 'seen', title: 'Who sees it' },
  { id: 'sealed', title: 'How it is protected' },
  { id: 'device', title: 'On your device' },
  { id: 'rights', title: 'Your rights' },
  { id: 'contact', title: 'Who to ask' },
] as const;
const [KEPT, SEEN, SEALED, DEVICE, RIGHTS, CONTACT] = CONTENTS;

/** What happens with personal data. Every line here is something the product does; a change there is a change here. */
export default function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      description="What Gangway keeps about travellers, why, who sees it, how it is protected, and what stays on your device. No advertising, no analytics."
      lead="What we keep about you, why, and who sees it. There is no advertising, no analytics and no tracker on this site, and nothing about you is sold."
      contents={CONTENTS}
    >
      <TextSection {...KEPT}>
        <KeptTable />
      </TextSection>
      <TextSection {...SEEN}>
        <ul>
          <li>
            <strong>Paid guests of your trip</strong> see your first name in the guest list, with the day you
            joined and what you chose to tell there (interests, home town, a few words), unless you hide it
            and until 30 days after the trip, when the list closes to them. In the chat they see your name and
            what you write.
          </li>
          <li>
            <strong>The hosts of your trip</strong> see your booking, how to reach you, what is paid, and,
            where they need it to run the trip, the details that are kept sealed. Hosts of other trips see
            nothing of it.
          </li>
          <li>
            <strong>Everybody</strong> reads a review that you write of a trip, with your first name, the
            initial of your last name, your kind of cabin and the year.
          </li>
          <li>
            <strong>The ship</strong> gets its list of passengers from the hosts: your name, cabin and booking
            reference, birth date, nationality, passport and emergency contact, and what you answered your
            hosts. Each list that a host takes is logged.
          </li>
          <li>
            <strong>PayPal</strong> handles your payment under its own terms. Your card number never reaches
            us; we get an order number, the amount and whether it worked. PayPal's script runs on the payment
            pages only.
          </li>
          <li>
            <strong>The operator of this site</strong> runs the server and the mail server that carries our
            mails.
          </li>
        </ul>
      </TextSection>
      <TextSection {...SEALED}>
        <ul>
          <li>
            Birth date, passport, emergency contact, diet, requests and answers to your hosts are encrypted
            (AES-256-GCM) before they are stored. So are details you have entered and not yet paid for, and
            messages from the contact page.
          </li>
          <li>Passwords are stored as argon2id hashes: nobody can read them back, not even we.</li>
          <li>
            The link to your booking is 22 random characters. It shows your email masked, and no more than it
            must.
          </li>
          <li>
            Server logs hold times, pages and durations. They hold no names, no email addresses and no IP
            addresses.
          </li>
        </ul>
      </TextSection>
      <TextSection {...DEVICE}>
        <p>
          Only what the site needs to work, or what keeps your typing safe. You can clear all of it in your
          browser.
        </p>
        <DeviceTable />
      </TextSection>
      <TextSection {...RIGHTS}>
        <p>
          <Link to={paths.account()}>Your account page</Link> gives you a copy of everything we hold about
          you, and deletes your account; <Link to={paths.guestProfile()}>your profile</Link> corrects it.
          Payment records stay, because a ledger that can be changed proves nothing; what identifies you in
          everything else goes. Or ask us, at any time. You may also complain to the data protection authority
          where you live.
        </p>
      </TextSection>
      <TextSection {...CONTACT}>
        <p>
          Write to <ContactAddress /> or use the <Link to={paths.contact()}>contact page</Link>. A person
          reads it.
        </p>
      </TextSection>
    </TextPage>
  );
}
