import { Copy, Share2 } from 'lucide-react';
import { logProblem } from '../../../api/errors';
import type { GuestShare } from '../../../api/shares';
import { Button } from '../../../ui/Button';
import { copyAloud } from '../../../ui/copyAloud';

interface Props {
  share: Pick<GuestShare, 'name'> & { url: string };
}

/** The device's own way to pass something on; phones have one, and few desks. */
const canShare = () => typeof navigator.share === 'function';

async function passOn(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    // Who closes the device's list has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      logProblem('The device could not pass the link on', error);
      await copyAloud(url);
    }
  }
}

/** The ways to pass a share's link on. */
export function ShareLink({ share: { name, url } }: Props) {
  return (
    <>
      <Button
        tone="quiet"
        size="portal"
        aria-label={`Copy the link for ${name}`}
        onClick={() => void copyAloud(url)}
      >
        <Copy aria-hidden="true" size={18} />
        Copy link
      </Button>
      {canShare() && (
        <Button
          tone="quiet"
          size="portal"
          aria-label={`Send the link for ${name}`}
          onClick={() => void passOn(url)}
        >
          <Share2 aria-hidden="true" size={18} />
          Send
        </Button>
      )}
    </>
  );
}
