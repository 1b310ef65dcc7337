import { rmSync } from 'node:fs';

/** After the last test file: what `model-cluster.setup.mjs` made goes. */
export default function removeModelCluster() {
  rmSync(process.env.MODEL_CLUSTER, { recursive: true, force: true });
}
