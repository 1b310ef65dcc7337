const STEPS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where an arrow key leads along a row: -1 back, 1 on, null for every other key. */
export function stepByArrow(key: string): -1 | 1 | null {
  return STEPS[key] ?? null;
}
