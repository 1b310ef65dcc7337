import { type Account, logOutEverywhere } from '../../api/account';
import { sentenceOf } from '../../api/errors';
import { useLogout } from '../../api/logout';
import { Panel } from '../../features/booking/Panel';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { SessionList } from './SessionList';

interface Props {
  account: Account;
  onLeft: () => void;
}

/** Where the person is signed in, and the way out of all of it. */
export function SessionsPanel({ account: { sessions }, onLeft }: Props) {
  const leave = useLogout(onLeft, logOutEverywhere);

  return (
    <Panel title="Where you are signed in">
      <SessionList sessions={sessions} />
      {leave.error && <ErrorNote>{sentenceOf(leave.error)}</ErrorNote>}
      <div>
        <Button tone="quiet" size="portal" disabled={leave.isPending} onClick={() => leave.mutate()}>
          Log out everywhere
        </Button>
      </div>
    </Panel>
  );
}
