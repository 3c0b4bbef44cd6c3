import type zh from '../../zh-CN/system-settings/personalize';

export default {
  'personalize.browser': 'Follow the browser',
  'personalize.chinese': 'Simplified Chinese',
  'personalize.contrast': 'Link contrast {ratio}:1',
  'personalize.defaultLanguage': 'Default language',
  'personalize.defaultLanguageHelp': 'A language that a user has chosen takes precedence.',
  'personalize.english': 'English',
  'personalize.favicon': 'Tab icon',
  'personalize.faviconHelp': 'Shown in the browser tab; a square works best.',
  'personalize.footer': 'Footer',
  'personalize.footerHelp': 'Shown at the foot of every page, such as a copyright notice.',
  'personalize.logo': 'Logo',
  'personalize.logoHelp': 'Shown in the header, 24 pixels high; a transparent background works best.',
  'personalize.note': 'Once saved, every account sees the new name, logo and color immediately.',
  'personalize.pick': 'Pick a color',
  'personalize.preview': 'Preview',
  'personalize.productName': 'Product name',
  'personalize.productNameHelp': 'Shown in the header and the browser tab. Leave it empty for the default name.',
  'personalize.reset': 'Reset to default',
  'personalize.resetDone': 'The default look is back',
  'personalize.resetText':
    'Name, logo, color, default language and footer go back to the default. Uploaded images are removed.',
  'personalize.resetTitle': 'Reset to the default look?',
  'personalize.sampleLink': 'A link',
  'personalize.saved': 'Personalization saved',
  'personalize.themeColor': 'Theme color',
  'personalize.themeColorHelp':
    'For buttons, links and what is selected. It must be readable in the light and the dark appearance. Leave it empty for the default color.',
  'personalize.use': 'Use color {color}',
  'rule.colorFormat': 'Enter six hexadecimal digits, such as #006699',
  'rule.contrastLight':
    'In the light appearance its contrast with white is {ratio}:1, at least {least}:1 is needed: choose a darker color',
  'rule.contrastDark':
    'In the dark appearance its contrast with the background is {ratio}:1, at least {least}:1 is needed: choose a lighter color',
} satisfies Record<keyof typeof zh, string>;
