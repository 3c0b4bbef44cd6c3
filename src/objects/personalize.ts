import { to } from '@/routes/href';
import { object } from './object';

export const personalize = object({
  label: 'log.kindPersonalize',
  fields: {
    defaultLanguage: 'log.fieldDefaultLanguage',
    favicon: 'log.fieldFavicon',
    footer: 'log.fieldFooter',
    logo: 'log.fieldLogo',
    productName: 'log.fieldProductName',
    themeColor: 'log.fieldThemeColor',
  },
  address: () => to('/system_settings/personalize_settings'),
});
