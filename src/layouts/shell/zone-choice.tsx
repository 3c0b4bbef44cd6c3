import { useId, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { chooseZone, zoneNow } from '@/lib/clock-zone';
import { gatewayNow } from '@/lib/gateway-clock';
import { offsetText } from '@/lib/time';
import { browserZone, timeZones, zoneOffset } from '@/lib/time-zone';
import { ZONE } from '@/lib/zoned-link';
import { changeQuery } from '@/ui/page/use-query';
import { Mark } from './appearance-menu';
import { PickList } from './pick-list';

/** Names without their underscores too: one types "new york". */
const wordsOf = (zone: string) => `${zone} ${zone.replaceAll('_', ' ')}`.toLowerCase();

interface Zone {
  key: string;
  offset: string;
  words: string;
}

function zonesAt(now: number): Zone[] {
  return timeZones().map((key) => {
    const offset = offsetText(zoneOffset(now, key));
    return { key, offset, words: `${wordsOf(key)} ${offset.toLowerCase()}` };
  });
}

/** Chooses the zone for everything that is shown and typed; what the address asked for is over then. */
export function takeZone(zone: string | null): void {
  chooseZone(zone);
  changeQuery({ [ZONE]: undefined });
}

/** The zone of all times: the browser's, UTC or any other by its name. */
export default function ZoneChoice({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [zones, setZones] = useState<readonly Zone[] | null>(null);
  const now = gatewayNow();
  const own = browserZone();
  const chosen = zoneNow();
  const offsetOf = (zone: string) => offsetText(zoneOffset(now, zone));
  const items = [
    { key: 'browser', zone: null, label: t('zone.browser'), note: offsetOf(own) },
    { key: 'utc', zone: 'UTC', label: 'UTC', note: '' },
    ...(chosen !== null && chosen !== 'UTC'
      ? [{ key: chosen, zone: chosen, label: chosen, note: offsetOf(chosen) }]
      : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame.
    <div role="group" aria-labelledby={id}>
      <hr className="header-rule" />
      <p id={id} className="pick-list-group zone-title">
        {t('zone.title')}
      </p>
      {items.map(({ key, zone, label, note }) => (
        <button
          key={key}
          type="button"
          className="header-item"
          aria-pressed={zone === chosen}
          onClick={() => takeZone(zone)}
        >
          <Mark isOn={zone === chosen} />
          <bdi>{label}</bdi>
          {note !== '' && (
            <span className="header-item-note tabular" dir="ltr">
              {note}
            </span>
          )}
        </button>
      ))}
      {zones === null ? (
        <button type="button" className="header-item" onClick={() => setZones(zonesAt(now))}>
          <Mark isOn={false} />
          {t('zone.other')}
        </button>
      ) : (
        <PickList
          label={t('zone.other')}
          placeholder={t('zone.search')}
          start={chosen ?? own}
          optionsOf={(query) => zones.filter(({ words }) => words.includes(query.trim().toLowerCase()))}
          onPick={({ key }) => {
            takeZone(key);
            onClose();
          }}
        >
          {({ key, offset }) => (
            <>
              <Mark isOn={key === chosen} />
              <bdi>{key}</bdi>
              <span className="header-item-note tabular" dir="ltr">
                {offset}
              </span>
            </>
          )}
        </PickList>
      )}
    </div>
  );
}
