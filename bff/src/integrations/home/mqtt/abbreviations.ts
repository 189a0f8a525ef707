import { type Config, isConfig } from './config.js';

/** Short names of discovery that do not follow from their words. */
const WHOLE_NAMES = tableOf(`
  atype=automation_type stype=subtype en=enabled_by_default clrm=color_mode ret=retain pos=reports_position
  pl_ret=payload_return_to_base lrst_t=last_reset_topic fanspd_lst=fan_speed_list rel_s=release_summary
  rel_u=release_url hum_cmd_t=target_humidity_command_topic hum_cmd_tpl=target_humidity_command_template
  hum_stat_t=target_humidity_state_topic hum_stat_tpl=target_humidity_state_template
  hum_state_tpl=target_humidity_state_template max_temp=max_temp min_temp=min_temp temp_step=temp_step
  sup_clrm=supported_color_modes sup_feat=supported_features sup_vol=support_volume_set
  cod_dis_req=code_disarm_required unit_of_meas=unit_of_measurement ic=icon e=encoding
  tilt_status_t=tilt_status_topic tilt_status_tpl=tilt_status_template cmps=components o=origin p=platform
  b_tpl=blue_template g_tpl=green_template r_tpl=red_template t=topic url=url mode=mode modes=modes
  pl_pos_open=payload_position_open`);

/** The words that the other short names are made of. */
const WORDS = tableOf(`
  act=action av=available avty=availability bri=brightness scl=scale clr=color clrm=color_mode cmd=command cod=code
  req=required trig=trigger cont=content curr=current def=default ent=entity id=id uniq=unique obj=object
  cat=category cla=class dev=device dir=direction dsp=display prc=precision pic=picture evt=event typ=types
  exp=expire aft=after fanspd=fan_speed flsh=flash tlng=time_long tsht=time_short fx=effect frc=force upd=update
  img=image init=initial hum=humidity attr=attributes l=latest ver=version lrst=last_reset k=kelvin mirs=mireds
  dly=delay ops=options opt=optimistic osc=oscillation pct=percentage pl=payload nite=night avail=available
  cln=clean sp=spot cls=close fwd=forward rev=reverse inst=install loc=locate paus=pause strt=start prs=press
  rst=reset pr=preset stpa=start_pause toff=turn_off ton=turn_on unlk=unlock pos=position clsd=closed opnd=opened
  ptrn=pattern spd=speed rng=range src=source stat=state jam=jammed sug=suggested sup=support dur=duration t=topic
  tpl=template temp=temperature hi=high lo=low tit=title trns=transition whit=white val=value bat=battery lev=level
  chrg=charging err=error pow=power migr=migrate discvry=discovery`);

const DEVICE_NAMES = tableOf(`
  cns=connections cu=configuration_url hw=hw_version ids=identifiers mdl=model mdl_id=model_id mf=manufacturer
  sa=suggested_area sn=serial_number sw=sw_version`);
const ORIGIN_NAMES = tableOf('sw=sw_version url=support_url');

/** Devices use a few hundred; what somebody makes up is not remembered for ever. */
const MAX_REMEMBERED = 2_000;
const remembered = new Map<string, string>();

/** `clr_temp_stat_t` is `color_temp_state_topic`; a name that is whole already stays so. */
export function fullName(short: string): string {
  const known = remembered.get(short);
  if (known !== undefined) return known;
  const name =
    WHOLE_NAMES.get(short) ??
    // Beside a colour alone, `temp` is the whole word.
    short
      .split('_')
      .map((word) => WORDS.get(word) ?? word)
      .join('_')
      .replace('color_temperature', 'color_temp');
  if (remembered.size < MAX_REMEMBERED) remembered.set(short, name);
  return name;
}

/** The configuration with full names; a full name wins over its short one. */
export function expanded(config: Config): Config {
  const full = renamed(config, fullName);
  const { device, origin, availability } = full;
  if (isConfig(device)) full.device = renamed(device, (name) => DEVICE_NAMES.get(name) ?? name);
  if (isConfig(origin)) full.origin = renamed(origin, (name) => ORIGIN_NAMES.get(name) ?? name);
  const list = Array.isArray(availability)
    ? availability
    : isConfig(availability)
      ? [availability]
      : undefined;
  if (list) full.availability = list.filter(isConfig).map((one) => renamed(one, fullName));
  return full;
}

/** With the base topic in the place of `~`, at the start or the end of a topic. */
export function rebased(config: Config): Config {
  const { '~': base, ...rest } = config;
  if (typeof base !== 'string') return config;
  const { availability } = rest;
  return {
    ...withBase(rest, base),
    ...(Array.isArray(availability) && {
      availability: (availability as Config[]).map((one) => withBase(one, base)),
    }),
  };
}

function withBase(config: Config, base: string): Config {
  const entries = Object.entries(config).map(([name, value]) => {
    if (!name.endsWith('topic') || typeof value !== 'string') return [name, value] as const;
    if (value.startsWith('~')) return [name, base + value.slice(1)] as const;
    return [name, value.endsWith('~') ? value.slice(0, -1) + base : value] as const;
  });
  return Object.fromEntries(entries);
}

/** Without a prototype, so that `__proto__` is a name like any other. */
function renamed(config: Config, nameOf: (name: string) => string): Config {
  const full = Object.create(null) as Config;
  for (const [name, value] of Object.entries(config)) {
    const whole = nameOf(name);
    if (whole === name || !Object.hasOwn(config, whole)) full[whole] = value;
  }
  return full;
}

function tableOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );
}
