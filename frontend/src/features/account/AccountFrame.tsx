import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../ui/Link';
import { from } from '../../lib/browser/breakpoints';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import styles from './AccountFrame.module.css';

interface Props {
  title: string;
  lead: string;
  /** For search engines; only pages that they may list have one. */
  description?: string;
  picture: ComponentProps<typeof Picture>['name'];
  /** What stands beside the form on wide windows and below it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** How the account pages look: the form first, a picture of what waits beside it. */
export function AccountFrame({ title, lead, description, picture, aside, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>
        <Link className={styles.back} to={paths.home()}>
          <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />
          Back to trip overview
        </Link>
        <PageTitle title={title} {...(description && { description })} className={styles.title} />
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <div className={styles.aside}>
        <Picture name={picture} alt="" sizes={`${from('lg')} 40vw, 100vw`} className={styles.picture} />
        {aside}
      </div>
    </div>
  );
}
