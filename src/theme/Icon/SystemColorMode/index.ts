/** OURS: nothing, because the switch shows what is seen, light or dark, and never the device (`src/theme/ColorModeToggle`). */
export default function SystemColorMode(): null {
  return null;
}
