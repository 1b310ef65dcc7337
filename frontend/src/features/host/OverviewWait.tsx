import Card from '@mui/material/Card';
import { Skeleton } from '../../ui/Skeleton';
import tiles from './KpiTiles.module.css';
import styles from './Overview.module.css';

const TILES = ['trips', 'guests', 'revenue', 'completion'];

/** The Overview's outline, as large as what comes. */
export function OverviewWait() {
  return (
    <div className={styles.overview} aria-busy="true">
      <div className={tiles.tiles}>
        {TILES.map((tile) => (
          <Card key={tile} className={tiles.tile}>
            <Skeleton width="9ch" />
            <Skeleton width="5ch" height="2.5rem" />
            <Skeleton width="11ch" />
          </Card>
        ))}
      </div>
      <div className={styles.columns}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
