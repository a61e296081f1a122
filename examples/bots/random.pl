#!/usr/bin/perl
# The least a bot can be, in Perl without modules: it chooses at random.
#   blackgate play --bot "program:perl examples/bots/random.pl"
# The host writes compact JSON with the short fields first, so that patterns are enough here; a bot that looks at
# its view reads it with a JSON module.
use strict;
use warnings;

$| = 1;    # every answer at once, not when a buffer is full

while (my $line = <STDIN>) {
    my ($type) = $line =~ /"type":"(\w+)"/ or next;
    if ($type eq "hello") {
        print qq({"type":"hello","protocol":2,"name":"random.pl"}\n);
    }
    elsif ($type eq "choose") {
        my ($number) = $line =~ /"number":(\d+)/;
        my ($legal)  = $line =~ /"legal":\["(.*?)"\]/;
        my @actions = split /","/, $legal;
        print qq({"type":"choose","number":$number,"action":"$actions[rand @actions]"}\n);
    }
}
