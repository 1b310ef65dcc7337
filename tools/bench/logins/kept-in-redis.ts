import { Redis } from 'ioredis';

/** What a Redis holds now, in words. */
export async function keptInRedis(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    const used = /used_memory:(\d+)/.exec(await redis.info('memory'))?.[1] ?? '0';
    return `Redis ${await redis.dbsize()} keys in ${(Number(used) / 1_048_576).toFixed(1)} MB`;
  } finally {
    redis.disconnect();
  }
}
