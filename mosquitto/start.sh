#!/bin/sh
# Starts Mosquitto with its dynamic security: the server keeps the accounts of devices there, each with its own topics.
# Needs MQTT_ADMIN_PASSWORD. /mosquitto/data keeps accounts and retained messages.
set -eu
accounts=/mosquitto/data/dynamic-security.json
plugin=$(ls /usr/lib/mosquitto_dynamic_security.so /usr/lib/*/mosquitto_dynamic_security.so 2>/dev/null | head -n 1)

[ -s "$accounts" ] || mosquitto_ctrl dynsec init "$accounts" admin "$MQTT_ADMIN_PASSWORD"

cat >/tmp/mosquitto.conf <<CONF
listener 1883
allow_anonymous false
plugin $plugin
plugin_opt_config_file $accounts
persistence true
persistence_location /mosquitto/data/
autosave_interval 5
autosave_on_changes false
# Else an acknowledgement and the next message wait for each other: 45 ms for a command and its answer.
set_tcp_nodelay true
max_packet_size 1000000
log_dest stdout
# A line for each look of the health check would be all that is read.
connection_messages false
CONF
exec mosquitto -c /tmp/mosquitto.conf
