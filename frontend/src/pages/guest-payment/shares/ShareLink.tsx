import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { logProblem } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { copyAloud } from '../../../ui/copyAloud';
import { LinkField } from './LinkField';
import styles from './SharesPanel.module.css';

interface Props {
  /** Whom the buyer asks. */
  name: string;
  url: string;
  /** It was made a moment ago: it is shown, and has the focus. */
  isNew: boolean;
  /** What else can be done with the share. */
  children: ReactNode;
}

/** The device's own way to pass something on; phones have one, and few desks. */
const canShare = () => typeof navigator.share === 'function';

/** True when the link has gone, or is to go nowhere. */
async function passOn(url: string): Promise<boolean> {
  try {
    await navigator.share({ url });
  } catch (error) {
    // Who closes the device's list has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    logProblem('The device could not pass the link on', error);
    return copyAloud(url);
  }
  return true;
}

/** The ways to pass a share's link on. Where the browser copies nothing it is shown, marked to be copied by hand. */
export function ShareLink({ name, url, isNew, children }: Props) {
  // How often it was asked for while it is shown: each time it is marked anew.
  const [shows, setShows] = useState(isNew ? 1 : 0);
  const isShown = shows > 0;
  const go = async (way: (url: string) => Promise<boolean>) => {
    if (!(await way(url))) setShows((before) => before + 1);
  };

  return (
    <>
      <div className={styles.acts}>
        <Button
          tone="quiet"
          size="portal"
          aria-label={`Copy the link for ${name}`}
          onClick={() => void go(copyAloud)}
        >
          <Copy aria-hidden="true" size={18} />
          Copy link
        </Button>
        {canShare() && (
          <Button
            tone="quiet"
            size="portal"
            aria-label={`Send the link for ${name}`}
            onClick={() => void go(passOn)}
          >
            <Share2 aria-hidden="true" size={18} />
            Send
          </Button>
        )}
        <Button
          tone="quiet"
          size="portal"
          aria-label={`Show the link for ${name}`}
          aria-expanded={isShown}
          onClick={() => setShows(isShown ? 0 : 1)}
        >
          {isShown ? 'Hide link' : 'Show link'}
        </Button>
        {children}
      </div>
      {isShown && <LinkField key={shows} name={name} url={url} />}
    </>
  );
}
