import type { GuestProfile } from '../../api/guestArea';
import { Panel } from '../../features/booking/Panel';
import { Fact, Facts } from './Facts';

/** Who signs in here. */
export function AccountPanel({ profile: { name, email, username, phone } }: { profile: GuestProfile }) {
  return (
    <Panel title="You">
      <Facts>
        <Fact label="Name">{name}</Fact>
        <Fact label="Email">{email}</Fact>
        <Fact label="Username">{username}</Fact>
        <Fact label="Phone">{phone ?? 'Not told'}</Fact>
      </Facts>
    </Panel>
  );
}
