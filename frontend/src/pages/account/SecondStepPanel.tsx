import { useState } from 'react';
import { logProblem, sentenceOf } from '../../api/errors';
import { type Factors, useAddPasskey, useFactors, useNewApp, useRenewCodes } from '../../api/factors';
import { Panel } from '../../features/booking/frame/Panel';
import { formatCount } from '../../lib/numbers';
import { Button } from '../../ui/Button';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import styles from './AccountPage.module.css';
import { AddAppForm } from './AddAppForm';
import { FactorRow } from './FactorRow';
import { RecoveryCodes } from './RecoveryCodes';

/** By what somebody shows beside their password, or in its place, that it is them. */
export function SecondStepPanel() {
  const { data, error, refetch } = useFactors();
  return (
    <Panel title="Second step">
      <p>
        With a passkey or an authenticator app your account stays closed to whoever learns your password. A
        passkey also signs you in without it.
      </p>
      {data && <Ways factors={data} />}
      {!data && error && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {!data && !error && <Waiting height="96px" onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Ways({ factors: { factors, recoveryCodesLeft, isRequired } }: { factors: Factors }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const addPasskey = useAddPasskey();
  const newApp = useNewApp();
  const renew = useRenewCodes();
  const problem = addPasskey.error ?? newApp.error ?? renew.error;
  const isBusy = addPasskey.isPending || newApp.isPending || renew.isPending;
  const log = (error: unknown) => logProblem('The second step was not changed', error);
  const show = (recoveryCodes: string[] | null) => setCodes(recoveryCodes ?? codes);
  const startAfresh = () => {
    addPasskey.reset();
    newApp.reset();
    renew.reset();
  };
  const add = () => {
    startAfresh();
    addPasskey.mutate('Passkey', { onSuccess: ({ recoveryCodes }) => show(recoveryCodes), onError: log });
  };
  const askForApp = () => {
    startAfresh();
    newApp.mutate(undefined, { onError: log });
  };
  const renewCodes = () => {
    startAfresh();
    renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => show(recoveryCodes), onError: log });
  };
  const added = (recoveryCodes: string[] | null) => {
    newApp.reset();
    show(recoveryCodes);
  };

  return (
    <>
      {isRequired && factors.length === 0 && (
        <output className={styles.waiting}>Hosts sign in with a second step here. Add one to go on.</output>
      )}
      {factors.length > 0 && (
        <ul className={styles.sessions} aria-label="Your passkeys and apps">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {problem && <ErrorNote>{sentenceOf(problem)}</ErrorNote>}
      {newApp.data ? (
        <AddAppForm app={newApp.data} onAdded={added} onCancel={() => newApp.reset()} />
      ) : (
        <div className={styles.ways}>
          <Button tone="quiet" size="portal" isOff={isBusy} onClick={add}>
            {addPasskey.isPending ? 'Waiting for your passkey...' : 'Add a passkey'}
          </Button>
          <Button tone="quiet" size="portal" isOff={isBusy} onClick={askForApp}>
            Add an authenticator app
          </Button>
        </div>
      )}
      {factors.length > 0 && (
        <div className={styles.device}>
          <span className={styles.muted}>
            {formatCount(recoveryCodesLeft)}{' '}
            <span>{recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'}</span> left
          </span>
          <Button tone="quiet" size="portal" isOff={isBusy} onClick={renewCodes}>
            New recovery codes
          </Button>
        </div>
      )}
    </>
  );
}
