import { Backpack, MessagesSquare, Users } from 'lucide-react';
import styles from './GuestBenefits.module.css';

const BENEFITS = [
  { icon: Users, name: 'Guest directory', text: 'See who else is sailing before you meet on deck.' },
  { icon: MessagesSquare, name: 'Group chat', text: 'Talk with your group and the hosts, live.' },
  { icon: Backpack, name: 'Trip preparations', text: 'What to pack, which papers, and by when.' },
];

/** What a paid guest's login opens. */
export function GuestBenefits() {
  return (
    <section aria-labelledby="guest-benefits">
      <h2 id="guest-benefits" className={styles.title}>
        With guest access
      </h2>
      <ul className={styles.list}>
        {BENEFITS.map(({ icon: Icon, name, text }) => (
          <li key={name} className={styles.benefit}>
            <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
            <p>
              <strong>{name}</strong>
              <span className={styles.text}>{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
