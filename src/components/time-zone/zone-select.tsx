import { useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { offsetText } from '@/lib/time';
import { isTimeZone, timeZones, zoneOffset } from '@/lib/time-zone';
import { Choice } from '@/ui/form/choice';

interface Props {
  id?: string;
  value?: string;
  onChange?: (zone: string) => void;
}

/** The zones of the IANA database, each with its present distance to UTC; one that is set and not listed stays in sight. */
export function ZoneSelect({ id, value, onChange, ...rest }: Props) {
  const t = useT();
  const listed = useMemo(() => {
    const now = gatewayNow();
    const all = timeZones();
    const known = value !== undefined && !all.includes(value) && isTimeZone(value) ? [value, ...all] : all;
    return known.map((zone) => ({
      value: zone,
      label: t('common.aside', { text: zone, note: offsetText(zoneOffset(now, zone)) }),
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
