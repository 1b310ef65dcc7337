import { Bus } from './bus.js';

/** The bus of a node that is alone: its own handlers are everybody. */
export class LocalBus extends Bus {
  protected send(): void {}
  protected listen(): void {}
  protected ignore(): void {}
}
