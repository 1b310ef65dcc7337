import { Tick } from '../../../ui/form/Tick';
import type { AgreementState } from './useAgreement';

interface Props {
  agreement: AgreementState;
  isLocked: boolean;
}

/** The explicit yes to the terms; never ticked for anybody. */
export function Agreement({ agreement, isLocked }: Props) {
  const { box, isTicked, isReadable, problem, tick } = agreement;

  return (
    <Tick ref={box} isTicked={isTicked} isOff={isLocked || !isReadable} onTick={tick} error={problem}>
      I have read the terms and conditions and agree to them
    </Tick>
  );
}
