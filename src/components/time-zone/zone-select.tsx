import { useMemo } from 'react';
import { type T, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { offsetText } from '@/lib/time';
import { isTimeZone, timeZones, zoneOffset } from '@/lib/time-zone';
import { Choice } from '@/ui/form/choice';

interface Props {
  id?: string;
  value?: string;
  onChange?: (zone: string) => void;
}

const labelOf = (t: T, zone: string, now: number) =>
  t('common.aside', { text: zone, note: offsetText(zoneOffset(now, zone)) });

/** The zones of the IANA database, each with its present distance to UTC; one that is set and not listed stays in sight. */
export function ZoneSelect({ id, value, onChange, ...rest }: Props) {
  const t = useT();
  const listed = useMemo(() => {
    const now = gatewayNow();
    const all = timeZones();
    const known = value !== undefined && !all.includes(value) && isTimeZone(value) ? [value, ...all] : all;
    return known.map((zone) => ({
      value: zone,
      label: labelOf(t, zone, now),
    }));
  }, [t, value]);
  return (
    <Choice
      {...rest}
      {...(id !== undefined && { id })}
      {...(value !== undefined && { value })}
      {...(onChange && { onChange })}
      showSearch={{ optionFilterProp: 'label' }}
      options={listed}
    />
  );
}

function ZoneName({ zone }: { zone: string }) {
  const t = useT();
  return isTimeZone(zone) ? labelOf(t, zone, gatewayNow()) : zone;
}

ZoneSelect.read = (value: unknown) => <ZoneName zone={String(value)} />;
