import { type FormEvent, useId, useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type Rights, useChangeTeam } from '../../api/host/hostTeam';
import { Button } from '../../ui/Button';
import { held } from '../../ui/form/bindings';
import { TextField } from '../../ui/form/TextField';
import { RightsChoice } from './RightsChoice';
import styles from './team.module.css';

const NONE: Rights = { money: false, documents: false, messages: false };

/** Adds a host account to the trip, with the rights that are ticked. */
export function AddCoHost({ tripId }: { tripId: number }) {
  const id = useId();
  const [login, setLogin] = useState('');
  const [rights, setRights] = useState(NONE);
  const team = useChangeTeam(tripId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    team.mutate(
      { act: 'add', login: login.trim(), rights },
      {
        onSuccess: () => {
          // What was typed and ticked since is the next one's.
          setLogin((now) => (now === login ? '' : now));
          setRights((now) => (now === rights ? NONE : now));
        },
      },
    );
  };

  return (
    <form className={styles.adding} onSubmit={submit} noValidate>
      <TextField
        most={MOST.address}
        id={id}
        label="Add a co-host"
        hint="The user name or e-mail of a host account."
        error={team.isError ? sentenceOf(team.error) : undefined}
        isNarrow
        binding={held(login, (text) => {
          setLogin(text);
          if (team.isError) team.reset();
        })}
        input={{ autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }}
      />
      <RightsChoice
        label="What the new co-host may do"
        rights={rights}
        onChange={(right, isGiven) => setRights({ ...rights, [right]: isGiven })}
      />
      <div>
        <Button type="submit" tone="quiet" size="portal" isOff={team.isPending || !login.trim()}>
          {team.isPending ? 'Adding...' : 'Add co-host'}
        </Button>
      </div>
    </form>
  );
}
