import { useEffect, useRef, useState } from 'react';
import { fullName } from '../../../../backend/contracts/person-name';
import { isRefusal, sentenceOf } from '../../api/errors';
import { type BoardingPass as Read, useBoardingPass } from '../../api/host/hostBoarding';
import { useBoardingMarks } from '../../api/host/useBoardingMarks';
import { hostPaths } from '../../lib/hostPaths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import styles from './boarding.module.css';
import { cabinWords, missingWords } from './boarding.rules';
import { Since } from './BoardingRow';
import { HereButton, waits } from './HereButton';
import { TakeBackDialog } from './TakeBackDialog';

/** Whose code it is, with the one button that marks them. Opening it marks nobody. */
export function BoardingPass({ code }: { code: string }) {
  const { data, error, refetch } = useBoardingPass(code);
  const retry = () => void refetch();
  if (data) return <Pass pass={data} />;
  if (isRefusal(error, 'boarding.code_unknown')) {
    return (
      <>
        <p role="alert">{error.sentence}</p>
        <p>
          <ButtonLink size="portal" to={hostPaths.boarding()}>
            Who is here
          </ButtonLink>
        </p>
      </>
    );
  }
  return error ? (
    <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>
  ) : (
    <Waiting height="20rem" onRetry={retry} />
  );
}

function Pass({ pass }: { pass: Read }) {
  const { traveller, tripId, tripTitle, timeZone, here, expected, problem } = pass;
  const { marks, isAway, mark, send } = useBoardingMarks();
  const [isAsking, setAsking] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  const name = fullName(traveller);
  const isHere = traveller.boardedAt !== null;
  const own = marks.get(traveller.guestId);
  const missing = missingWords(traveller);

  // One press marks, and the next one goes on to the list.
  useEffect(() => acts.current?.querySelector<HTMLElement>(isHere ? 'a' : 'button, a')?.focus(), [isHere]);

  return (
    <section className={styles.pass} aria-label={name}>
      <p className={styles.passName}>{name}</p>
      <p className={styles.about}>{`${tripTitle}, booking ${traveller.reference}`}</p>
      <p className={styles.about}>{cabinWords(traveller)}</p>
      <p className={styles.about}>{traveller.isCheckedIn ? 'Checked in online' : 'Not checked in online'}</p>
      {missing && <p className={styles.missing}>{missing}</p>}
      <Since traveller={traveller} timeZone={timeZone} />
      <output className={styles.said}>
        <span key={String(isHere)}>{isHere ? `${name} is here, ${here} of ${expected}` : ''}</span>
      </output>
      {problem !== null && <p role="alert">{problem}</p>}
      {own?.problem !== undefined && own.problem !== problem && <p role="alert">{own.problem}</p>}
      <output className={styles.unsent}>
        {waits(own) && isAway && (
          <span>Not sent yet: it is kept in this tab, and sent when the connection is back.</span>
        )}
      </output>
      <div ref={acts} className={styles.acts}>
        {!isHere && problem === null && (
          <HereButton
            traveller={traveller}
            mark={own}
            isAway={isAway}
            isOff={false}
            onPress={() => (waits(own) ? send() : mark(tripId, traveller.guestId, true))}
          />
        )}
        <ButtonLink tone={isHere ? 'primary' : 'quiet'} to={hostPaths.boarding(tripId)}>
          Who is here
        </ButtonLink>
        {isHere && problem === null && (
          <Button tone="quiet" isOff={waits(own)} onClick={() => setAsking(true)}>
            Take it back
          </Button>
        )}
      </div>
      {isAsking && (
        <TakeBackDialog
          traveller={traveller}
          onConfirm={() => {
            mark(tripId, traveller.guestId, false);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
