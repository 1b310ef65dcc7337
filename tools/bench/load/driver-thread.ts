import { Worker } from 'node:worker_threads';
import { LocalFault } from '../../local/local-fault.js';
import type { DriverTask, DriverWord } from './driver-words.js';

const PROGRAM = new URL('../load-driver.js', import.meta.url);

type Done = Extract<DriverWord, { type: 'done' }>;

/** A thread of the load driver, seen from the benchmark. */
export class DriverThread {
  private readonly worker: Worker;
  private readonly connectedWord: Promise<DriverWord>;
  private readonly doneWord: Promise<DriverWord>;

  constructor(task: DriverTask) {
    this.worker = new Worker(PROGRAM, { workerData: task });
    this.connectedWord = this.word('connected');
    this.doneWord = this.word('done');
    this.doneWord.catch(() => undefined); // `connected` tells of the same fault first
  }

  /** Resolves when all members of the thread are connected. Throws a LocalFault when one could not be. */
  async connected(): Promise<void> {
    await this.connectedWord;
  }

  /** Lets the schedule begin at a moment of the monotonic clock. */
  begin(startMs: number): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    this.worker.postMessage(startMs);
  }

  async done(): Promise<Done> {
    return (await this.doneWord) as Done;
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private word(type: DriverWord['type']): Promise<DriverWord> {
    return new Promise((resolve, reject) => {
      this.worker.on('message', (word: DriverWord) => {
        if (word.type === type) resolve(word);
        if (word.type === 'failed') reject(new LocalFault(`The load driver failed: ${word.reason}`));
      });
      this.worker.once('error', reject);
    });
  }
}
