import type { Pool } from 'pg';
import { transaction, type Queryable } from '../storage/database.js';
import { newId } from '../storage/new-id.js';
import { makeCertificates, type Certificates } from './certificates.js';

const KEYS_LOCK = 7_294_002;

export interface SigningKeys extends Certificates {
  /** Such as CERT-360caa42; the last part of the certificate's address. */
  certId: string;
}

/** Answers the keys of this database, made once whichever emulator asks first. */
export function keyring(pool: Pool): () => Promise<SigningKeys> {
  let kept: Promise<SigningKeys> | null = null;
  return () => {
    kept ??= transaction(pool, findOrMakeKeys).catch((fault: unknown) => {
      kept = null;
      throw fault;
    });
    return kept;
  };
}

async function findOrMakeKeys(tx: Queryable): Promise<SigningKeys> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [KEYS_LOCK]);
  const { rows } = await tx.query<SigningKeys>(
    `SELECT cert_id AS "certId", root_cert AS "rootCert", leaf_cert AS "leafCert", leaf_key AS "leafKey"
       FROM signing_keys`,
  );
  if (rows[0]) return rows[0];
  const keys = { certId: `CERT-${newId().toLowerCase()}`, ...(await makeCertificates()) };
  await tx.query(
    'INSERT INTO signing_keys (cert_id, root_cert, leaf_cert, leaf_key) VALUES ($1, $2, $3, $4)',
    [keys.certId, keys.rootCert, keys.leafCert, keys.leafKey],
  );
  return keys;
}
