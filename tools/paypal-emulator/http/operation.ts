import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { closeCall, noteFault, openCall } from '../control/calls.store.js';
import { takeFault, type Fault } from '../control/faults.store.js';
import type { Operation } from '../control/operations.js';
import type { Emulator } from '../emulator.js';
import { transaction, type Queryable } from '../storage/database.js';
import { Refusal, wantedAnswer } from './refusal.js';
import { send, type Answer } from './answer.js';

/** What an operation decided; sent only once the transaction it was decided in is committed. */
export interface Decision extends Answer {
  /** True when the decision made an order or took money. */
  tookEffect?: boolean;
  orderId?: string | null;
  /** What the call made, for the memory of its request id. */
  resourceId?: string;
}

/** `fault` is the one queued for this call; those that only touch the line are acted out around the work. */
export type Work = (
  tx: Queryable,
  req: Request,
  emulator: Emulator,
  fault: Fault | null,
) => Promise<Decision>;

const ABOUT_AN_ORDER: Operation[] = ['get', 'capture', 'patch'];

/**
 * An API route: the call is recorded, the next fault queued for it is acted out, and `work` runs in one transaction.
 * A refusal that `work` throws undoes its transaction; one that it returns as an answer is committed.
 */
export function operation(emulator: Emulator, name: Operation, work: Work): RequestHandler {
  const { pool, now } = emulator;
  return async (req, res) => {
    const call = await openCall(pool, {
      operation: name,
      at: now(),
      orderId: ABOUT_AN_ORDER.includes(name) ? String(req.params.id) : null,
      requestId: req.get('paypal-request-id') ?? null,
    });
    const fault = await takeFault(pool, name);
    if (fault) await noteFault(pool, call, fault.kind);
    const isLateAnswer = fault?.kind === 'commit-then-delay';
    if (fault?.delayMs && !isLateAnswer) await wait(fault.delayMs);
    if (fault?.kind === 'drop-before') return hangUp(res);
    const answer = await decide(emulator, call, (tx) => {
      if (fault?.kind === 'fail') throw new Refusal(wantedAnswer(fault));
      return work(tx, req, emulator, fault);
    });
    if (fault?.kind === 'commit-then-drop') return hangUp(res);
    if (fault?.kind === 'commit-then-hang') return undefined;
    if (isLateAnswer) await wait(fault.delayMs);
    return send(res, answer);
  };
}

/** Commits what `work` decides together with the record of the call; a thrown refusal leaves only the record. */
async function decide(
  { pool, wake }: Emulator,
  call: number,
  work: (tx: Queryable) => Promise<Decision>,
): Promise<Answer> {
  try {
    const { tookEffect = false, ...answer } = await transaction(pool, async (tx) => {
      const { orderId = null, resourceId: _, ...decided } = await work(tx);
      const effect = { status: decided.status, tookEffect: decided.tookEffect ?? false, orderId };
      await closeCall(tx, call, effect);
      return decided;
    });
    if (tookEffect) wake();
    return answer;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    await closeCall(pool, call, { status: thrown.answer.status, tookEffect: false, orderId: null });
    return thrown.answer;
  }
}

function hangUp(res: Response): void {
  res.socket?.destroy();
}
