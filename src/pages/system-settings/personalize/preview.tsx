import { personalizeInput } from '@/api/system-settings/personalize';
import { useT } from '@/i18n/use-t';
import { contrastOf } from '@/lib/color';
import { themeColor } from '@/lib/rules/theme-color';
import { brandColors, OWN_COLOR, SURFACES } from '@/theme/brand';
import type { Appearance } from '@/theme/tokens';
import { formOf } from '@/ui/form/form-of';
import { useImage } from './use-image';

const { useValue } = formOf(personalizeInput);

/** The shell as it would look in both appearances, from what stands in the form. */
export function Preview() {
  const t = useT();
  const facts = {
    name: useValue('productName')?.trim() || t('shell.product'),
    footer: useValue('footer')?.trim() ?? '',
    color: themeColor.safeParse(useValue('themeColor')).data || OWN_COLOR,
    logo: useImage(useValue('logo')),
    favicon: useImage(useValue('favicon')),
  };
  return (
    <section className="brand-previews" aria-label={t('personalize.preview')}>
      <Sample {...facts} appearance="light" />
      <Sample {...facts} appearance="dark" />
    </section>
  );
}

interface SampleProps {
  name: string;
  footer: string;
  color: string;
  logo: string | null;
  favicon: string | null;
  appearance: Appearance;
}

function Sample({ name, footer, color, logo, favicon, appearance }: SampleProps) {
  const t = useT();
  const { surface, text, border } = SURFACES[appearance];
  const { primary, link, tint } = brandColors(color, appearance);
  const line = { borderColor: border };
  return (
    <figure className="brand-preview">
      <figcaption>
        {t(appearance === 'light' ? 'appearance.light' : 'appearance.dark')}
        <span className="absent tabular">
          {t('personalize.contrast', { ratio: contrastOf(link, surface).toFixed(1) })}
        </span>
      </figcaption>
      <div className="brand-window" style={{ background: surface, color: text, ...line }} aria-hidden>
        <div className="brand-tab" style={line}>
          {favicon && <img src={favicon} alt="" />}
          <span>{name}</span>
        </div>
        <div className="brand-header" style={line}>
          {logo && <img src={logo} alt="" />}
          <strong>{name}</strong>
        </div>
        <div className="brand-body">
          <ul style={line}>
            <li style={{ background: tint, color: link }}>{t('menu.console')}</li>
            <li>{t('menu.account')}</li>
          </ul>
          <div>
            <span className="brand-link" style={{ color: link }}>
              {t('personalize.sampleLink')}
            </span>
            <span className="brand-button" style={{ background: primary }}>
              {t('common.save')}
            </span>
          </div>
        </div>
        {footer && (
          <div className="brand-footer" style={line}>
            {footer}
          </div>
        )}
      </div>
    </figure>
  );
}
