import { formatCount } from '../../lib/numbers';
import { Button } from '../../ui/Button';
import styles from './operator.module.css';

interface Props {
  label: string;
  page: number;
  pages: number;
  before: string;
  after: string;
  onPage: (page: number) => void;
}

/** The way through a list of several pages; nothing where there is one. */
export function Pages({ label, page, pages, before, after, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <Button tone="quiet" size="portal" isOff={page <= 1} onClick={() => onPage(page - 1)}>
        {before}
      </Button>
      <span className={styles.aside}>
        Page {formatCount(page)} of {formatCount(pages)}
      </span>
      <Button tone="quiet" size="portal" isOff={page >= pages} onClick={() => onPage(page + 1)}>
        {after}
      </Button>
    </nav>
  );
}
