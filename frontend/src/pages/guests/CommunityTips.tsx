import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './CommunityTips.module.css';

const TIPS = [
  {
    title: 'Say hello first',
    text: 'Everybody in the chat was new once. Where you come from and what you look forward to is plenty.',
  },
  {
    title: 'Find your three',
    text: 'Search for what you like above, and ask in the chat who joins. Three people make a plan.',
  },
  {
    title: 'Keep it kind',
    text: 'Ask before you post somebody’s picture, and leave numbers and addresses out of the chat.',
  },
  {
    title: 'Make room',
    text: 'Some come for the dance floor and some for the deck chair. A no needs no reason.',
  },
] as const;

/** How strangers become a group. */
export function CommunityTips() {
  return (
    <section className={styles.band} aria-labelledby="tips">
      <h2 id="tips">Community tips</h2>
      <dl className={styles.tips}>
        {TIPS.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink tone="hero" to={paths.chat()}>
        Open the group chat
      </ButtonLink>
    </section>
  );
}
