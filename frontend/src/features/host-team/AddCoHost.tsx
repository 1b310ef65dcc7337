import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, useId, useState } from 'react';
import { MOST } from '../../../../backend/contracts/text-limits';
import { sentenceOf } from '../../api/errors';
import { type Rights, useChangeTeam } from '../../api/host/hostTeam';
import { Button } from '../../ui/Button';
import { FormField } from '../../ui/FormField';
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
          setLogin('');
          setRights(NONE);
        },
      },
    );
  };

  return (
    <form className={styles.adding} onSubmit={submit} noValidate>
      <FormField
        most={MOST.address}
        id={id}
        label="Add a co-host"
        hint="The user name or e-mail of a host account."
        error={team.isError ? sentenceOf(team.error) : undefined}
      >
        {(control) => (
          <OutlinedInput
            value={login}
            onChange={({ target }) => {
              setLogin(target.value);
              if (team.isError) team.reset();
            }}
            slotProps={{
              input: {
                ...control,
                autoComplete: 'off',
                autoCapitalize: 'off',
                spellCheck: false,
              },
            }}
          />
        )}
      </FormField>
      <RightsChoice
        label="What the new co-host may do"
        rights={rights}
        onChange={(right, isGiven) => setRights({ ...rights, [right]: isGiven })}
      />
      <div>
        <Button type="submit" tone="quiet" size="portal" disabled={team.isPending || !login.trim()}>
          {team.isPending ? 'Adding...' : 'Add co-host'}
        </Button>
      </div>
    </form>
  );
}
