import { Tick } from '../../../ui/form/Tick';
import type { AgreementState } from './useAgreement';

interface Props {
  agreement: AgreementState;
  isLocked: boolean;
}

/** The explicit yes to the terms; never ticked for anybody. */
export function Agreement({ agreement, isLocked }: Props) {
  const { box, isTicked, isReminded, tick } = agreement;

  return (
    <Tick
      ref={box}
      isTicked={isTicked}
      disabled={isLocked}
      onTick={tick}
      error={isReminded ? 'Please agree to the terms before you pay' : undefined}
    >
      I have read the terms and conditions and agree to them
    </Tick>
  );
}
