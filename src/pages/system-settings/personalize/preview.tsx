import { Form } from 'antd';
import { type UploadedFile, uploadedFile } from '@/api/fs/upload';
import { useT } from '@/i18n/use-t';
import { contrastOf } from '@/lib/color';
import { themeColor } from '@/lib/rules/theme-color';
import { brandColors, OWN_COLOR, SURFACES } from '@/theme/brand';
import type { Appearance } from '@/theme/tokens';
import { useImage } from './use-image';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const fileOf = (value: unknown): UploadedFile | undefined => uploadedFile.safeParse(value).data;

/** The shell as it would look in both appearances, from what stands in the form. */
export function Preview() {
  const t = useT();
  const form = Form.useFormInstance();
  const name: unknown = Form.useWatch('productName', form);
  const footer: unknown = Form.useWatch('footer', form);
  const color: unknown = Form.useWatch('themeColor', form);
  const logo = useImage(fileOf(Form.useWatch('logo', form)));
  const favicon = useImage(fileOf(Form.useWatch('favicon', form)));
  const facts = {
    name: textOf(name) || t('shell.product'),
    footer: textOf(footer),
    color: themeColor.safeParse(color).data || OWN_COLOR,
    logo,
    favicon,
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
